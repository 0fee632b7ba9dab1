import type { Ports } from '@roborrow/domain';
import type { Bind } from 'inversify';
import { TOKENS } from './tokens.ts';

/** Binds every port of a backend to its token. */
export function bindPorts(bind: Bind, ports: Ports): void {
  bind(TOKENS.auth).toConstantValue(ports.auth);
  bind(TOKENS.users).toConstantValue(ports.users);
  bind(TOKENS.robots).toConstantValue(ports.robots);
  bind(TOKENS.messages).toConstantValue(ports.messages);
  bind(TOKENS.images).toConstantValue(ports.images);
  bind(TOKENS.places).toConstantValue(ports.places);
  bind(TOKENS.notifier).toConstantValue(ports.notifier);
  bind(TOKENS.analytics).toConstantValue(ports.analytics);
  bind(TOKENS.diagnostics).toConstantValue(ports.diagnostics);
  bind(TOKENS.clock).toConstantValue(ports.clock);
  bind(TOKENS.ids).toConstantValue(ports.ids);
}
