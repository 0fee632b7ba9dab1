import type { CategorySlug } from '@roborrow/domain';
import { Icon, type IconName } from '../../ui/Icon.tsx';

const PICTOGRAMS: Readonly<Record<CategorySlug, IconName>> = {
  humanoid: 'bot',
  industrial: 'factory',
  educational: 'graduation-cap',
  hobby: 'wrench',
  drone: 'drone',
  service: 'hand-platter',
  medical: 'stethoscope',
  other: 'ellipsis',
};

/** Decoration beside a category's name. */
export function CategoryPictogram({ slug }: { readonly slug: CategorySlug }) {
  return <Icon name={PICTOGRAMS[slug]} size={28} />;
}
