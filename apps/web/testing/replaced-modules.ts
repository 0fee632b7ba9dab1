import { vi } from 'vitest';
import type * as images from '../src/shared/prepare-image.ts';
import type * as toasts from '../src/shared/toast.ts';
import { prepareByName } from './pictures.ts';

/** Shows nothing: a test asks which toasts it was called with. */
export const showToast = vi.fn<typeof toasts.showToast>();

/** Names the bytes after the file, because jsdom cannot decode pictures. */
export const prepareImage = vi.fn<typeof images.prepareImage>(prepareByName);
