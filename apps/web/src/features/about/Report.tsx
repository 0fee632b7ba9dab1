import { BACKEND_SERVICES, CONFIGURATION_KEYS, type DiagnosticReport } from '@roborrow/domain';
import { Badge } from '../../ui/Badge.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { variables } from '../../shared/developer.text.ts';
import { diagnostic } from './diagnostic.text.ts';
import styles from './diagnostic.module.css';

/** The summary first, then every value and service, then how to fix those that fail. */
export function Report({
  report: { backend, configuration, services },
}: {
  readonly report: DiagnosticReport;
}) {
  const missing = configuration ? CONFIGURATION_KEYS.filter((key) => !configuration[key]).length : 0;
  const down = BACKEND_SERVICES.filter((service) => services[service] === 'down').length;
  const steps = [
    ...(missing > 0 ? diagnostic.fixConfiguration : []),
    ...(down > 0 ? diagnostic.fixServices(backend) : []),
  ];
  return (
    <>
      <section className={styles['section']} aria-labelledby="summary">
        <h2 id="summary">{diagnostic.summary}</h2>
        <p>{diagnostic.backend(backend)}</p>
        {missing > 0 && <Notice tone="bad">{diagnostic.missing(missing)}</Notice>}
        {down > 0 && <Notice tone="bad">{diagnostic.down(down)}</Notice>}
        {missing + down === 0 && <Notice>{diagnostic.allWell}</Notice>}
      </section>
      {steps.length > 0 && (
        <section className={styles['section']} aria-labelledby="fix">
          <h2 id="fix">{diagnostic.fix}</h2>
          <ol className={styles['steps']}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <section className={styles['section']} aria-labelledby="configuration">
        <h2 id="configuration">{diagnostic.configuration}</h2>
        <dl className={styles['list']}>
          {CONFIGURATION_KEYS.map((key) => (
            <div key={key}>
              <dt>
                <code>{variables[key]}</code>
              </dt>
              <dd>
                {configuration ? (
                  <Badge tone={configuration[key] ? 'good' : 'bad'}>
                    {diagnostic.presence(configuration[key])}
                  </Badge>
                ) : (
                  <Badge>{diagnostic.notNeeded}</Badge>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles['section']} aria-labelledby="services">
        <h2 id="services">{diagnostic.services}</h2>
        <dl className={styles['list']}>
          {BACKEND_SERVICES.map((service) => (
            <div key={service}>
              <dt>{diagnostic.service(service)}</dt>
              <dd>
                <span>{diagnostic.place(backend)}</span>
                <Badge tone={services[service] === 'up' ? 'good' : 'bad'}>
                  {diagnostic.state(services[service])}
                </Badge>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
