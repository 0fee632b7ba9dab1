import { plantDocuments, robotDocument } from '@roborrow/adapter-firebase/testing';
import type { Robot } from '@roborrow/domain';

/** Writes robots to a project on the emulator, bypassing its rules. */
export const plantRobots = (projectId: string, robots: readonly Robot[]): Promise<void> =>
  plantDocuments(
    projectId,
    robots.map((robot) => robotDocument(robot)),
  );
