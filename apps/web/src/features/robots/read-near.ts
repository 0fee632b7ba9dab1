import { listNear, listSimilar, type Robot, type ShelfPlace } from '@roborrow/domain';
import type { Services } from '../../services.tsx';

// A file of its own, because most first visits know no place and need none of it.

export const readNear = (services: Services, place: ShelfPlace) => listNear(services)(place);

export const readSimilar = (services: Services, robot: Robot) => listSimilar(services)(robot);
