import { CommandPalette, useCommandKey } from '@tqc/ui/CommandPalette';
import { ToolButton } from '@tqc/ui/foundation';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../kit/session/session';
import { useTabs } from '../kit/session/tabs';
import { menuOf } from './Sidebar';

/** The button and the keys (Ctrl+K) that lead to any page of the menu. */
export function PageSearch() {
  const navigate = useNavigate();
  const menu = useSession((session) => session.menu);
  const { tabs } = useTabs();
  const [open, setOpen] = useState(false);
  const pages = useMemo(
    () =>
      menuOf(menu).flatMap((part) =>
        'items' in part ? part.items.map((item) => ({ ...item, group: part.title })) : [part],
      ),
    [menu],
  );
  useCommandKey(() => setOpen(true));
  return (
    <>
      <ToolButton icon="search" label="查找页面" keys="Ctrl+K" onClick={() => setOpen(true)} />
      {open && (
        <CommandPalette
          pages={pages}
          recent={tabs.map(({ path }) => path).reverse()}
          onGo={(path) => navigate(path)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
