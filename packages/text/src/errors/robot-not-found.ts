import * as messages from '@roborrow/messages/text/errors/robot-not-found';

/** There is no such robot (D69). */
export const { robotNotFound } = messages;
