import {
  profileDocuments,
  restDocument,
  robotDocument,
  type RestDocument,
} from '@roborrow/adapter-firebase/testing';
import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, fullName, robotId, userId, type PublicProfile, type Robot } from '@roborrow/domain';
import type { Page } from './rendered-pages.ts';

export interface StoredRobots {
  readonly documents: readonly RestDocument[];
  /** The page of each robot, which shows its name and its owner's. */
  readonly pages: readonly Page[];
}

/** The time at which the demo is made up. */
const NOW = epochMs(1_790_000_000_000);

/** A picture's address has this length in production. */
const pictureUrl = (projectId: string, folder: string, id: string, file: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/${projectId}.firebasestorage.app/o/${folder}%2F${id}%2F` +
  `${NOW}_${file.slice(file.lastIndexOf('/') + 1)}?alt=media&token=0f8fad5b-d9cb-469f-a165-70867728950e`;

/**
 * So many robots of as many owners, with the demo's texts and any number of pictures that the demo has: their pages
 * are those of the demo, and no two of them share a document.
 */
export function storedRobots(projectId: string, count: number): StoredRobots {
  const { robots = [], users = [] } = demoSeed(NOW);
  const ownerOf = new Map(users.map((user) => [user.id, user]));
  const made = Array.from({ length: count }, (_, number) => {
    const model = robots[number % robots.length];
    const modelOwner = model && ownerOf.get(model.ownerId);
    if (!modelOwner) throw new Error('The demo has a robot without an owner.');
    const id = userId(`owner${String(number).padStart(23, '0')}`); // as long as an account's
    const lastName = `${modelOwner.lastName} ${number}`;
    const owner: PublicProfile = {
      ...modelOwner,
      id,
      lastName,
      displayName: fullName(modelOwner.firstName, lastName),
      avatar: pictureUrl(projectId, 'avatars', id, modelOwner.avatar),
    };
    const robot: Robot = {
      ...model,
      id: robotId(`robot${String(number).padStart(15, '0')}`),
      ownerId: id,
      name: `${model.name} ${number}`,
      images: model.images.map((image) => pictureUrl(projectId, 'robots', id, image)),
    };
    return { robot, owner };
  });
  return {
    documents: made
      .flatMap(({ robot, owner }) => [
        robotDocument(robot),
        ...profileDocuments(owner, { email: '', coordinates: null }),
      ])
      .map((document) => restDocument(projectId, document)),
    pages: made.map(({ robot, owner }) => ({
      address: `/robots/${robot.id}`,
      shows: [robot.name, owner.displayName],
    })),
  };
}
