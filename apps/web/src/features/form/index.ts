/** The public exports of this feature. */
export { UnsavedChanges } from './UnsavedChanges.tsx';
export { forgetFields, type Keeper, keptAsDraft } from './kept-fields.ts';
export { type FormHandle, useForm } from './use-form.ts';
export { useOneAtATime } from './use-one-at-a-time.ts';
