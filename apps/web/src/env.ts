import type { Settings } from '../settings.ts';

declare const __SETTINGS__: Settings;

/** The build-time settings (D33, D35), validated and inserted by the build. */
export const settings: Settings = __SETTINGS__;
