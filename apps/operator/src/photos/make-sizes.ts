import {
  makeImageSizes,
  type ImageSizes,
  type PictureFrame,
  type PicturePart,
  type PictureSize,
} from '@roborrow/domain';
import sharp from 'sharp';

// Stored pictures are JPEGs, so nothing else needs to be decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg'] });

/** The smaller sizes and the colours of a stored picture; `null` if it is none that the app would show (D152). */
export async function makeSizes(frame: PictureFrame, bytes: Uint8Array): Promise<ImageSizes | null> {
  try {
    // The header alone.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > frame.longestSide) return null;
    const { data, info } = await sharp(bytes, { failOn: 'truncated' })
      .autoOrient()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const part = (cut: PicturePart, size: PictureSize) =>
      sharp(data, { raw: info })
        .extract(cut)
        .resize({ ...size, fit: 'fill' });
    return await makeImageSizes(
      frame,
      { width: info.width, height: info.height },
      {
        jpeg: async (cut, size, quality) =>
          new Uint8Array(
            await part(cut, size)
              .jpeg({ quality: Math.round(quality * 100) })
              .toBuffer(),
          ),
        pixels: async (cut, size) => ({ data: await part(cut, size).raw().toBuffer(), channels: 3 }),
      },
    );
  } catch {
    return null;
  }
}
