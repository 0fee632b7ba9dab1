import type { MyTownFailure } from '@roborrow/domain';
import * as messages from '@roborrow/messages/places/my-town';

/** Why "Use my location" found no town, and how to go on (D340). */
export const myTownErrorText: Readonly<Record<MyTownFailure, string>> = messages.myTownErrorText;
