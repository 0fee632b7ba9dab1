import { plantDocuments, robotDocument, type PlantedDocument } from '@roborrow/adapter-firebase/testing';
import type { Robot } from '@roborrow/domain';

/** Most documents that one commit takes. */
const BATCH = 500;

/** Writes documents to a project on the emulator, past its rules. */
export async function plantAll(projectId: string, documents: readonly PlantedDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    await plantDocuments(projectId, documents.slice(start, start + BATCH));
  }
}

export const plantRobots = (projectId: string, robots: readonly Robot[]): Promise<void> =>
  plantAll(projectId, robots.map(robotDocument));
