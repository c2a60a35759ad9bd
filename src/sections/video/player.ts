/** The pages of videos, and the address of the frame that plays each by itself: with what the page's pattern has found. */
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

/** The address of the frame that plays the video of a page; undefined for a page that is of no known kind, and for a file. */
export function playerOf(video: string): string | undefined {
  for (const [page, frame] of players) {
    const [, ...found] = page.exec(video) ?? [];
    if (found.length === 0) continue;
    const start = /[?&#](?:t|start)=(\d+)/.exec(video)?.[1];
    // Players are told by one name or by the other where to begin, and leave the one that they do not know.
    return frame(...found) + (start ? `&start=${start}#t=${start}s` : '');
  }
  return undefined;
}
