/** A text on its way to a phone. */
export interface OutgoingText {
  /** Told the same number twice, a gateway sends once. */
  readonly id: string;
  readonly mobile: string;
  readonly text: string;
}

/**
 * What a gateway says of a text: taken over, or refused for good with the reason as people read it
 * in the log.
 */
export type Handed = { readonly taken: true } | { readonly taken: false; readonly reason: string };

/** Whoever sends texts to phones: a provider, or the built-in one. */
export interface SmsGateway {
  /** What throws was not said: the text is handed over again while it is of use. */
  send(text: OutgoingText): Promise<Handed>;
}

/** False where the built-in gateway refuses every text, because nobody is there to send it. */
export const takesTexts = ({ demo }: { readonly demo: boolean }): boolean => demo;

/** How many texts the built-in gateway remembers, so that one handed over twice is shown once. */
const REMEMBERED = 1000;

/**
 * The built-in gateway, by the protocol of all others. On a demonstration every text stands in the
 * terminal of the server, where only who runs it reads it; elsewhere there is nobody to send it,
 * and no log may hold a code.
 */
export function localGateway({
  demo,
  tell,
}: {
  readonly demo: boolean;
  readonly tell: (line: string) => void;
}): SmsGateway {
  const told = new Set<string>();
  return {
    send: async ({ id, mobile, text }) => {
      if (!takesTexts({ demo }))
        return { taken: false, reason: '没有配置短信网关，请联系系统管理员' };
      if (!told.has(id)) tell(`  短信（${mobile}）${text}`);
      told.add(id);
      const [oldest] = told;
      if (told.size > REMEMBERED && oldest !== undefined) told.delete(oldest);
      return { taken: true };
    },
  };
}
