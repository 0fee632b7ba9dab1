import { epochMs, type ClockPort, type IdsPort } from '@roborrow/domain';

/** The device's own clock. */
export const deviceClock: ClockPort = { now: () => epochMs(Date.now()) };

/** 122 random bits from the browser, as 32 of 0–9 and a–f. */
export const deviceIds: IdsPort = { next: () => crypto.randomUUID().replaceAll('-', '') };
