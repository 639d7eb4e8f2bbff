import manifest from '../package.json' with { type: 'json' };

/** The version of the application, as its manifest gives it. */
export const APP_VERSION: string = manifest.version;
