import type { ImageFile, PickedImage } from '@roborrow/domain';

/** What is known of a picked file before it is read. Some systems do not know the type of HEIC, which iPhones write. */
export const pickedFile = ({ name, type, size }: File): PickedImage => ({
  contentType: type === '' && /\.hei[cf]$/i.test(name) ? 'image/heic' : type,
  size,
});

/** The URL of a preview: of the smallest size, which is decoded soonest. It is revoked by whoever made it. */
export const previewOf = ({ bytes, contentType, sizes }: ImageFile): string => {
  // The bytes are created by the encoder, so their buffer is an ArrayBuffer.
  const smallest = (sizes?.smaller[0]?.bytes ?? bytes) as Uint8Array<ArrayBuffer>;
  return URL.createObjectURL(new Blob([smallest], { type: contentType }));
};
