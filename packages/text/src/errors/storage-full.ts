import * as messages from '@roborrow/messages/text/errors/storage-full';

/**
 * The demo stores everything in this browser, whose disk may be full (D291). A retry only helps once there is
 * space.
 */
export const { storageFull } = messages;
