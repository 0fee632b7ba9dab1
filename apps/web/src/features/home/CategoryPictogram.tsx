import { Bot, Drone, Ellipsis, Factory, GraduationCap, HandPlatter, Stethoscope, Wrench, type LucideIcon } from 'lucide-react';

const PICTOGRAMS: Readonly<Record<string, LucideIcon>> = {
  humanoid: Bot,
  industrial: Factory,
  educational: GraduationCap,
  hobby: Wrench,
  drone: Drone,
  service: HandPlatter,
  medical: Stethoscope,
};

/** Decoration beside a category's name. */
export function CategoryPictogram({ slug }: { readonly slug: string }) {
  const Icon = PICTOGRAMS[slug] ?? Ellipsis;
  return <Icon size={28} strokeWidth={1.6} aria-hidden />;
}
