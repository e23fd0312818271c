import { startCounterpart } from '../trade/platform';

/** What the process is told by its first message. */
export interface CounterpartOrder {
  readonly appId: string;
  readonly secret: string;
  readonly file: string;
  readonly port: number;
}

process.once('message', (order: CounterpartOrder) => {
  void startCounterpart(order).then(() => process.send?.('runs'));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
