import type { Message, Robot } from '@roborrow/domain';
import { Moment, type PlantedDocument } from './emulators.ts';

/** A robot as its document is written, whatever its ratings and times. */
export const robotDocument = ({ id, coordinates, ...robot }: Robot): PlantedDocument => ({
  path: `robots/${id}`,
  fields: {
    ...robot,
    ...coordinates,
    createdAt: new Moment(robot.createdAt),
    updatedAt: new Moment(robot.updatedAt),
  },
});

export const messageDocument = ({ id, ...message }: Message): PlantedDocument => ({
  path: `messages/${id}`,
  fields: { ...message, receiverEmail: '', createdAt: new Moment(message.createdAt) },
});
