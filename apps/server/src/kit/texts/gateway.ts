/** A text on its way to a phone. */
export interface OutgoingText {
  /** Told the same number twice, a gateway sends once. */
  readonly id: string;
  readonly mobile: string;
  readonly text: string;
}

/** Whoever sends texts to phones: a provider, or the built-in one. */
export interface SmsGateway {
  /** True when the text was taken over, false when it never will be; what throws is tried again while the text is of use. */
  send(text: OutgoingText): Promise<boolean>;
}

/** The built-in gateway. On a demonstration every text stands in the terminal of the server, where only who runs it reads it; elsewhere there is nobody to send it, and no log may hold a code. */
export function localGateway({
  demo,
  tell,
}: {
  readonly demo: boolean;
  readonly tell: (line: string) => void;
}): SmsGateway {
  return {
    send: async ({ mobile, text }) => {
      if (demo) tell(`  短信（${mobile}）${text}`);
      return demo;
    },
  };
}
