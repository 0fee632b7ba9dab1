import {
  BACKEND_SERVICES,
  CONFIGURATION_KEYS,
  type DiagnosticReport,
  type settlingState,
} from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { Badge, Banner } from '../../ui/surfaces.tsx';
import { variables } from '../../shared/developer.text.ts';
import { diagnosticReport } from './diagnostics.queries.ts';
import { diagnostic } from './diagnostic.text.ts';
import styles from './diagnostic.module.css';

/** Shows whether the backend is configured and answers: presence and health, never values (D32). */
export function Diagnostic() {
  const { data, refetch, isFetching } = useQuery(diagnosticReport(useServices()));
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={diagnostic.title} />
      <header className={styles['head']}>
        <h1>{diagnostic.heading}</h1>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {diagnostic.runAgain}
        </Button>
      </header>
      {data ? (
        <Report {...data} />
      ) : (
        <div role="status" aria-label={diagnostic.loading} className={styles['loading']}>
          <Skeleton height="4rem" />
          <Skeleton height="14rem" />
        </div>
      )}
    </div>
  );
}

/** The summary first, then every value and service, then how to fix those that fail. */
export function Report({
  report: { backend, configuration, services, settledAt = null },
  settling,
}: {
  readonly report: DiagnosticReport;
  /** Whether the scheduled function runs; `null` where none is needed, or nothing is known. */
  readonly settling: ReturnType<typeof settlingState>;
}) {
  const missing = configuration ? CONFIGURATION_KEYS.filter((key) => !configuration[key]).length : 0;
  const down = BACKEND_SERVICES.filter((service) => services[service] === 'down').length;
  const isIdle = settling === 'never' || settling === 'late';
  const steps = [
    ...(missing > 0 ? diagnostic.fixConfiguration : []),
    ...(down > 0 ? diagnostic.fixServices(backend) : []),
    ...(isIdle ? diagnostic.fixFunctions : []),
  ];
  return (
    <>
      <section className={styles['section']} aria-labelledby="summary">
        <h2 id="summary">{diagnostic.summary}</h2>
        <p>{diagnostic.backend(backend)}</p>
        {missing > 0 && <Banner tone="bad">{diagnostic.missing(missing)}</Banner>}
        {down > 0 && <Banner tone="bad">{diagnostic.down(down)}</Banner>}
        {isIdle && <Banner tone="bad">{diagnostic.settling(settling, settledAt)}</Banner>}
        {missing + down === 0 && !isIdle && <Banner>{diagnostic.allWell}</Banner>}
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
          {settling && (
            <div>
              <dt>{diagnostic.functions}</dt>
              <dd>
                <span>{diagnostic.ranAt(settledAt)}</span>
                <Badge tone={isIdle ? 'bad' : 'good'}>{diagnostic.running(!isIdle)}</Badge>
              </dd>
            </div>
          )}
        </dl>
      </section>
    </>
  );
}
