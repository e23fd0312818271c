import { dirtyRegistry } from '@tqc/ui/FormDialog';
import { NewVersionPrompt, useNewVersion } from '@tqc/ui/NewVersionPrompt';
import { useState, useSyncExternalStore } from 'react';
import { runningBuild, servedBuild } from './runningBuild';

/**
 * Says that the server has a newer build, and what is not saved yet; the person decides when to
 * load it.
 */
export function NewVersion() {
  const [running] = useState(runningBuild);
  const version = useNewVersion({ running, load: running ? servedBuild : nothing });
  const unsaved = useSyncExternalStore(dirtyRegistry.subscribe, dirtyRegistry.list);
  return (
    <NewVersionPrompt
      {...(version ? { version } : {})}
      unsaved={unsaved.map(({ label }) => label)}
      onReload={() => location.reload()}
    />
  );
}

const nothing = () => Promise.resolve('');
