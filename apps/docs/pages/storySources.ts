import { storyFacts, type StoryFacts } from './storyFacts';

const raw = import.meta.glob<string>(
  ['../../../packages/ui/src/*/*.stories.tsx', '../../../packages/charts/src/*/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** Every component folder of ui and charts with the facts of its stories. */
export function allStoryFacts(): readonly (StoryFacts & { readonly folder: string })[] {
  const folders = group(Object.entries(raw));
  return [...folders]
    .map(([folder, files]) => ({ folder, ...storyFacts(files.map(([, source]) => source)) }))
    .sort((a, b) => a.folder.localeCompare(b.folder));
}

// Map.groupBy is younger than the browsers we build for.
function group(
  files: readonly (readonly [string, string])[],
): Map<string, (readonly [string, string])[]> {
  const folders = new Map<string, (readonly [string, string])[]>();
  for (const file of files) {
    const folder = file[0].split('/').slice(-4, -1).join('/').replace('/src', '');
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return folders;
}
