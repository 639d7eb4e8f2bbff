/** Raised whenever the same seed would deal another item or the same answer would get another grade. Stored with every attempt. */
export const ENGINE_VERSION = '2';
