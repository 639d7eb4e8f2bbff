/** A reply that is sent as it is made. */
export function streamResponse(body: ReadableStream<Uint8Array>, type: string): Response {
  const headers = {
    'content-type': type,
    'cache-control': 'no-store',
    // A proxy that gathers replies before it passes them on would keep every part back.
    'x-accel-buffering': 'no',
  };
  return new Response(body, { headers });
}
