import { PLAIN_FIELDS, ROBOT_FIELDS, type FieldSection, type Robot } from '@roborrow/domain';
import { plainFieldTexts, plainFieldValue } from '@roborrow/text/plain-fields';

/** The numbers and short texts of a part of the page. */
export function PlainRows({ robot, section }: { readonly robot: Robot; readonly section: FieldSection }) {
  return PLAIN_FIELDS.filter((name) => ROBOT_FIELDS[name].section === section).map((name) => (
    <div key={name}>
      <dt>{plainFieldTexts[name].label}</dt>
      <dd>{plainFieldValue(robot, name) || plainFieldTexts[name].open}</dd>
    </div>
  ));
}
