import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';

/** Goes up again from where somebody has looked into. */
export function UpButton({
  within,
  onUp,
}: {
  readonly within: string | undefined;
  readonly onUp: () => void;
}) {
  if (within === undefined) return null;
  return <Button onClick={onUp}>返回上一级</Button>;
}
