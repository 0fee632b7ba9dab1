import { framedWidth, pictureForms } from '@roborrow/domain';
import type { ComponentProps } from 'react';
import { Picture } from '../ui/Picture.tsx';

type PictureProps = ComponentProps<typeof Picture>;

interface StoredPictureProps extends Omit<PictureProps, 'src' | 'smaller' | 'wholeWidth' | 'placeholder'> {
  /** As a document has it (D741). */
  readonly address: string;
  /** Width by height of the frame. */
  readonly shape?: number;
}

/** A picture in the size that its place needs (D745). */
export function StoredPicture({ address, shape = 4 / 3, ...props }: StoredPictureProps) {
  const { url, size, smaller, placeholder } = pictureForms(address);
  const wholeWidth = size ? framedWidth({ shape }, size) : 0;
  return <Picture {...props} src={url} {...{ smaller, wholeWidth, placeholder }} />;
}
