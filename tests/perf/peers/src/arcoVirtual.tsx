import Arco from './arco';
import type { Data } from './data';

export default function ArcoVirtual(data: Data) {
  return <Arco {...data} virtual />;
}
