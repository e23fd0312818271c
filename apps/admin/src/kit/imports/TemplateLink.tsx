import type { Imported } from '@tqc/contract/kit';
import { imports } from '@tqc/contract/resource';
import { LinkButton, saveBlob } from '@tqc/ui/foundation';
import { useAction } from '../form/useAction';
import { fetchBytes } from '../record/useFile';

/** Hands out the template of a file that is to be filled in. */
export function TemplateLink({ imported: { target, title } }: { readonly imported: Imported }) {
  const [fetch] = useAction(async () =>
    saveBlob(await fetchBytes(imports.importTemplate, { target }), `${title}模板.xlsx`),
  );
  return <LinkButton onClick={() => void fetch()}>下载的模板</LinkButton>;
}
