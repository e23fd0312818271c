import Arco from './arco';

export default function ArcoVirtual({ rows }: { rows: number }) {
  return <Arco rows={rows} virtual />;
}
