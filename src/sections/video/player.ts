/** The addresses of video pages, and for each the address of its player, made from the groups of the pattern. */
const players: [page: RegExp, frame: (...found: string[]) => string][] = [
  [
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{6,20})/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [
    /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/(\w+))?/,
    (id, key) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
  ],
  [
    /^https:\/\/([^/]+)\/(?:w|videos\/watch|videos\/embed)\/([\w-]+)/,
    (host, id) => `https://${host}/videos/embed/${id}?autoplay=1`,
  ],
];

/** Returns the seconds of a start time, such as `90`, `1m30s` or `1h2m3s`. */
function secondsOf(time = ''): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Returns the address of the player for a video page; undefined for other pages and for files. */
export function playerOf(video: string): string | undefined {
  for (const [page, frame] of players) {
    const [, ...found] = page.exec(video) ?? [];
    if (found.length === 0) continue;
    const start = secondsOf(/[?&#](?:t|start)=(\w+)/.exec(video)?.[1]);
    // Some players read the start time from the query, others from the hash. They ignore the other one.
    return frame(...found) + (start ? `&start=${start}#t=${start}s` : '');
  }
  return undefined;
}
