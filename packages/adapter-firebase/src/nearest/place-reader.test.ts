import { robotId, type Robot } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { createReadDocument, type Decode } from '../mappers/decoder.ts';
import type { PublicStore } from '../reading/public-store.ts';
import { createImageUrls } from '../image-urls.ts';
import { createDecodeRobot } from '../mappers/robot.ts';
import { storedRobot } from '../../testing/stored-documents.ts';
import { placeReader } from './place-reader.ts';

it('leaves out and reports a listing that cannot be decoded, and says the stored key of the others', async () => {
  const skipped: string[] = [];
  const readDocument = createReadDocument(({ path }) => void skipped.push(path));
  const documents = { good: { ...storedRobot(), placeKey: '0123,1,2' }, bad: storedRobot({ price: 'free' }) };
  const first: PublicStore['first'] = async (_, __, decode) =>
    Object.entries(documents).flatMap(([id, data]) => readDocument(`robots/${id}`, data, decode) ?? []);
  const store: PublicStore = { one: () => expect.unreachable(), count: () => expect.unreachable(), first };
  const decode: Decode<Robot> = createDecodeRobot(createImageUrls(undefined));
  const found = await placeReader(store, [], null, decode).read([], 9);
  expect(found.map(({ robot, key }) => [robot.id, key])).toEqual([[robotId('good'), '0123,1,2']]);
  expect(skipped).toEqual(['robots/bad']);
});
