/** Letters of other alphabets that look like Latin ones, each before the one that it looks like. */
const pairs =
  'аaсcеeһhіiјjӏlоoрpѕsуyхxԁdԛqԝwѵv АAВBСCЕEНHІIЈJКKМMОOРPЅSТTУYХX αaιiκkνvοoρpτtυuχx ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX հhոnսuօo ıiɡgɩi';

const latinLetters = new Map(
  [...pairs.replaceAll(' ', '')].flatMap((letter, at, all) => (at % 2 ? [] : [[letter, all[at + 1] as string]])),
);

/** Returns a text in which letters that look like Latin ones are these: Cyrillic and Greek letters, and wide or mathematical forms. */
export const latin = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  text.replace(/[^\x00-\x7f]/gu, (sign) => {
    const plain = sign.normalize('NFKC');
    return latinLetters.get(sign) ?? (/^[A-Za-z\d]$/.test(plain) ? plain : sign);
  });
