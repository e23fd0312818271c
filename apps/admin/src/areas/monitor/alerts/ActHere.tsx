import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { alertRuleOf } from '@tqc/domain/wall';
import { allScreens } from '@tqc/contract/screens';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../../kit/session/useMay';

/** Opens the page on which somebody does something about a warning; not there without its right. */
export function ActHere({ rule }: { readonly rule: string }) {
  const screen = allScreens.find(({ id }) => id === alertRuleOf(rule)?.screen);
  const may = useMay({ permission: screen?.permission ?? '' });
  const navigate = useNavigate();
  const { route } = screen ?? {};
  if (!screen || route === undefined || !may) return null;
  return <Button onClick={() => void navigate(route)}>去办理：{screen.title}</Button>;
}
