import { epochMs, type ClockPort, type IdsPort } from '@roborrow/domain';
import { ContainerModule } from 'inversify';
import { devicePosition } from './device-position.ts';
import { downloadedTimeZones, downloadedVocabulary, embeddedTowns } from './downloaded-data.ts';
import { devicePendingImages } from './pending-images.ts';
import { PARTS, SERVICES } from './container.ts';

/** The device's own clock. */
export const deviceClock: ClockPort = { now: () => epochMs(Date.now()) };

/** 122 random bits from the browser, as 32 of 0–9 and a–f. */
export const deviceIds: IdsPort = { next: () => crypto.randomUUID().replaceAll('-', '') };

/** The device's services, the same for every backend. */
export const deviceModule = new ContainerModule(({ bind }) => {
  bind(SERVICES.clock).toConstantValue(deviceClock);
  bind(SERVICES.ids).toConstantValue(deviceIds);
  bind(SERVICES.pendingImages).toConstantValue(devicePendingImages);
  bind(SERVICES.devicePosition).toConstantValue(devicePosition);
  bind(SERVICES.towns).toConstantValue(embeddedTowns);
  bind(SERVICES.timeZones).toConstantValue(downloadedTimeZones);
  bind(PARTS.vocabulary).toConstantValue(downloadedVocabulary);
});
