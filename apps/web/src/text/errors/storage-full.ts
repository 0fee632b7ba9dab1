/** The demo keeps everything in this browser, whose disk may be full (D291). Trying again does not help before there is space. */
export const storageFull = 'This device has no space left. Free some, or reset the demo, and try again.';
