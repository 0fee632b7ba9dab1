import type { Demo, DemoPerson } from '../../services.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { login } from './login.text.ts';
import styles from './account.module.css';

/** In the demo, one click fills in the address and password of a demo user. */
export function DemoPeople({
  demo,
  onPick,
}: {
  readonly demo: Demo;
  readonly onPick: (person: DemoPerson) => void;
}) {
  return (
    <section className={styles['people']} aria-labelledby="demo-people">
      <h2 id="demo-people">{login.demo.heading}</h2>
      <p>{login.demo.text(demo.password)}</p>
      <ul className={styles['peopleList']}>
        {demo.people.map((person) => (
          <li key={person.email}>
            <button type="button" onClick={() => onPick(person)}>
              <Avatar name={person.name} src={person.avatar} size={2} />
              <span>{person.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
