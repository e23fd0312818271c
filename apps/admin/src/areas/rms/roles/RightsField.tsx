import Checkbox from '@arco-design/web-react/es/Checkbox';
import '@arco-design/web-react/es/Checkbox/style/css.js';
import Input from '@arco-design/web-react/es/Input';
import '@arco-design/web-react/es/Input/style/css.js';
import type { InputOf, OutputOf } from '@tqc/contract/kit';
import { type permissionsOf, rolePermission } from '@tqc/contract/rms';
import { useEffect, useState } from 'react';
import { call, failureOf } from '../../../kit/session/api';
import { byPage } from './byPage';
import styles from './RightsField.module.css';

type Right = OutputOf<typeof permissionsOf.list>['record'][number];

interface RightsFieldProps {
  readonly offered: readonly Right[];
  readonly chosen: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
  /** The change that is asked about before it is made, and the role it is of. */
  readonly change: typeof rolePermission.relations | typeof rolePermission.relationsRemove;
  readonly roleId: string;
  readonly version: number;
  readonly error: string | undefined;
}

/** A pause in choosing, in milliseconds, after which it is asked what it would mean. */
const PAUSE = 300;

/** Rights by menu and page; below them what the chosen ones would change, and for whom. */
export function RightsField(props: RightsFieldProps) {
  const { offered, chosen, onChange, error } = props;
  const [word, setWord] = useState('');
  const effect = useEffectText(props);
  const held = new Set(chosen);
  const fitting = offered.filter(({ title, page, group }) =>
    [title, page, group].some((text) => text.includes(word.trim())),
  );
  const pages = byPage(fitting);
  const toggle = (codes: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const code of codes)
      if (on) next.add(code);
      else next.delete(code);
    onChange([...next]);
  };
  if (offered.length === 0)
    return (
      <p>
        {props.change === rolePermission.relations
          ? '您能授予的权限，这个角色都已经有了。'
          : '这个角色还没有权限，不用取消。'}
      </p>
    );
  return (
    <div className={styles.field}>
      <Input
        allowClear
        placeholder="按菜单、画面或按钮的名称找"
        aria-label="按名称找权限"
        maxLength={30}
        onChange={setWord}
      />
      <div className={styles.pages} role="group" aria-label="权限" tabIndex={0}>
        {pages.length === 0 && <p>没有找到，请换个名称。</p>}
        {pages.map(([page, rights]) => {
          const codes = rights.map(({ code }) => code);
          const n = codes.filter((code) => held.has(code)).length;
          return (
            <fieldset key={page} className={styles.page}>
              <legend>
                <Checkbox
                  checked={n === codes.length}
                  indeterminate={n > 0 && n < codes.length}
                  onChange={(on) => toggle(codes, on)}
                >
                  {page}
                </Checkbox>
              </legend>
              {rights.map(({ code, title }) => (
                <Checkbox key={code} checked={held.has(code)} onChange={(on) => toggle([code], on)}>
                  {title}
                </Checkbox>
              ))}
            </fieldset>
          );
        })}
      </div>
      {error && <p className={styles.error}>{error}</p>}
      <p role="status">{effect}</p>
    </div>
  );
}

/** What the chosen rights would mean, asked a moment after the last one was chosen. */
function useEffectText({ change, chosen, roleId, version }: RightsFieldProps): string {
  const [text, setText] = useState('');
  const asked = chosen.join(',');
  useEffect(() => {
    setText('');
    if (asked === '') return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      const input: InputOf<typeof change> = {
        roleId,
        permissions: asked.split(','),
        preview: true,
      };
      call(change, input, { version }).then(
        ({ controls, people, names }) => {
          if (!gone) setText(effectText(controls, people, names));
        },
        (error: unknown) => {
          if (!gone) setText(failureOf(error).message);
        },
      );
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [change, asked, roleId, version]);
  return text;
}

function effectText(controls: number, people: number, names: readonly string[]): string {
  if (people === 0) return `将改变 ${controls} 个控件；现在没有人用这个角色。`;
  const who = `${names.join('、')}${people > names.length ? ` 等 ${people} 人` : ''}`;
  return `将改变 ${controls} 个控件，涉及 ${people} 人（${who}）；他们已经登录的要重新登录。`;
}
