/**
 * The demo stores everything in this browser, whose disk may be full (D291). A retry only helps once there is
 * space.
 */
export const storageFull = 'This device has no space left. Free some, or reset the demo, and try again.';
