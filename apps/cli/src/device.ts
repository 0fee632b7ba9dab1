import type { ClockPort, IdsPort, PlacesPort, Ports, VocabularyPort } from '@roborrow/domain';

/** What every backend gets from this device. */
export interface Device {
  readonly clock: ClockPort;
  readonly ids: IdsPort;
  readonly places: PlacesPort;
  readonly vocabulary: VocabularyPort;
}

/** What a backend is, without this device's own. */
export interface OpenedPorts {
  readonly ports: Ports;
  close(): Promise<void>;
}
