import { APP_VERSION } from '../../app-version.ts';
import { onlyHosts } from '../../desk/access.ts';
import { findInterface } from '../../desk/interface-files.ts';
import { type OpenDesk, openDesk } from '../../desk/open-desk.ts';
import { joinUrls, localUrl, networkUrls, servedNames } from '../../server/host-names.ts';
import { type HttpServer, startHttpServer } from '../../server/http-server.ts';
import { thisMachine } from '../../server/machine.ts';
import { isAtLeast } from '../../version-order.ts';
import { type CommandIo, EXIT } from '../command.ts';
import { progressLine } from '../records/records-command.ts';
import { listenMessage, storeMessage } from './messages.ts';
import { SERVE_HELP, type ServeOptions, readServeOptions } from './options.ts';

const LEAST_NODE = [22, 13];

/** Serves until it is told to end. */
export async function run(commandArguments: readonly string[], io: CommandIo): Promise<number> {
  const complain = (message: string, status: number): number => {
    io.stderr.write(`tapis serve: ${message}\n`);
    return status;
  };
  const options = readServeOptions(commandArguments, process.env);
  if (!options.ok) return complain(`${options.error}\n\n${SERVE_HELP}`, EXIT.usage);
  if (options.value.help) {
    io.stdout.write(SERVE_HELP);
    return EXIT.ok;
  }
  if (!isAtLeast(process.versions.node, LEAST_NODE)) {
    return complain(
      `needs Node.js ${LEAST_NODE.join('.')} or newer, this is ${process.versions.node}. Install it from https://nodejs.org`,
      EXIT.failed,
    );
  }

  const { target, folder, hosts, port } = options.value;
  let listening: number | null = null;
  const progress = progressLine(io.stderr);
  const opened = await openDesk({
    target,
    folder,
    onProgress: progress.show('Counting what was practised anew'),
    // Looked up each time: a machine that changes networks is reached, and known, by its new address.
    allowsHost: (name) => onlyHosts(servedNames(hosts, thisMachine()))(name),
    joinAddresses: () => (listening === null ? [] : joinUrls(hosts, listening, thisMachine())),
    interfaceFolder: findInterface() ?? null,
    appVersion: APP_VERSION,
    log: (logId, error) => io.stderr.write(`${logId} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`),
  });
  progress.clear();
  if (!opened.ok) return complain(storeMessage(opened.error, target), EXIT.failed);

  const server = await startHttpServer(opened.value.desk, hosts[0], port);
  if (!server.ok) {
    await opened.value.close();
    return complain(listenMessage(server.error, hosts[0], port), EXIT.failed);
  }
  listening = server.value.port;
  announce(options.value, listening, io);
  await endSignal();
  await close(server.value, opened.value);
  return EXIT.ok;
}

/** The first line is read by whoever starts the server. */
function announce({ hosts }: ServeOptions, port: number, io: CommandIo): void {
  io.stdout.write(`Tapis listens on ${localUrl(hosts[0], port)}\n`);
  for (const url of networkUrls(hosts[0], port, thisMachine())) io.stdout.write(`In the network: ${url}\n`);
}

/** Waits for the signal to end. A second one ends at once, as ever. */
function endSignal(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      for (const signal of END_SIGNALS) process.off(signal, end);
      resolve();
    };
    for (const signal of END_SIGNALS) process.on(signal, end);
  });
}

const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function close(server: HttpServer, desk: OpenDesk): Promise<void> {
  desk.hangUp();
  await server.close();
  await desk.close();
}
