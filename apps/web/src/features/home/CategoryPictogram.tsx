import { Icon, type IconName } from '../../ui/Icon.tsx';

const PICTOGRAMS: Readonly<Record<string, IconName>> = {
  humanoid: 'bot',
  industrial: 'factory',
  educational: 'graduation-cap',
  hobby: 'wrench',
  drone: 'drone',
  service: 'hand-platter',
  medical: 'stethoscope',
};

/** Decoration beside a category's name. */
export function CategoryPictogram({ slug }: { readonly slug: string }) {
  return <Icon name={PICTOGRAMS[slug] ?? 'ellipsis'} size={28} />;
}
