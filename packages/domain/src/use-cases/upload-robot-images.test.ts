import { expect, it } from 'vitest';
import { ada, adaRobot, picture } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import type { ImagesPort } from '../ports/images.ts';
import { PortError } from '../ports/port-error.ts';
import { uploadRobotImages } from './upload-robot-images.ts';

/** Longer than anything that does not wait for it. */
const aWhile = async () => {
  for (let tick = 0; tick < 50; tick += 1) await Promise.resolve();
};

it('waits for slow uploads before it takes them away, so that none arrives later', async () => {
  const pictures = new Set<string>();
  let upload = 0;
  const images = stub<ImagesPort>({
    uploadRobotImage: async () => {
      upload += 1;
      if (upload === 1) throw new PortError('failed');
      const url = `slow ${upload}`;
      await aWhile();
      pictures.add(url);
      return url;
    },
    delete: async (url) => void pictures.delete(url),
  });
  await expect(
    uploadRobotImages(images, ada.uid, adaRobot.id, [picture, picture, picture]),
  ).rejects.toMatchObject({
    kind: 'failed',
  });
  await aWhile();
  expect([...pictures]).toEqual([]);
});

it('uploads nothing when there is nothing to upload', async () => {
  expect(await uploadRobotImages(stub<ImagesPort>({}), ada.uid, adaRobot.id, [])).toEqual([]);
});
