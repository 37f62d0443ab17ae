/** Whether a release is tested, which opens everything in every setting (`.ci/release`); every other run takes the most telling ones. */
export const everySetting: boolean = import.meta.env['VITE_STORY_SETTINGS'] === 'all'
