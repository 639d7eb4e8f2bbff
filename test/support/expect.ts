import { expect as playwrightExpect } from '@playwright/test';

/** How long a person would wait at most; tests share the machine with whatever else runs. */
export const PATIENCE_MS = 20_000;

/** Expectations about pages: they wait until what is expected comes true. */
export const expect = playwrightExpect.configure({ timeout: PATIENCE_MS });
