import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { routeOf } from '@tqc/contract/screens';
import { useNavigate } from 'react-router-dom';

/** The way from a list of a stage to its queue at the desk. */
export function DeskButton({ step }: { readonly step: 'first' | 'recheck' | 'final' }) {
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate(`${routeOf('enroll.desk')}?step=${step}`)}>
      打开审核台
    </Button>
  );
}
