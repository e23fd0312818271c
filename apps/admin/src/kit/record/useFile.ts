import type { Call, InputOf } from '@tqc/contract/kit';
import { resource } from '@tqc/contract/resource';
import { useEffect, useState } from 'react';
import { call } from '../session/api';

/** The bytes that a call answers instead of JSON. */
export async function fetchBytes<C extends Call>(wanted: C, input: InputOf<C>): Promise<Blob> {
  // A call whose reply is a file answers a Blob; its schema describes JSON answers only.
  return (await call(wanted, input)) as unknown as Blob;
}

/** The bytes of a stored file, fetched with the signed headers. */
export function fetchFile(fileId: string): Promise<Blob> {
  return fetchBytes(resource.viewImage, { fileId });
}

/**
 * An address of a stored picture for this page; undefined until it is here, null when it cannot be
 * had.
 */
export function useFileUrl(fileId: string | null | undefined): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    setUrl(undefined);
    if (!fileId) return undefined;
    let made: string | undefined;
    let gone = false;
    fetchFile(fileId).then(
      (blob) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => setUrl(null),
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [fileId]);
  return url;
}
