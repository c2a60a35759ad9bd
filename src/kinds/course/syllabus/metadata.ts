/** What a document says about itself. */
export interface Description {
  title: string;
  author: string;
  subject: string;
  /** BCP 47. */
  lang: string;
  /** Whether the document may call itself PDF/UA-1: every character of it has a glyph. */
  accessible: boolean;
}

/** Makes a document carry its metadata as XMP, escaped, in its language and without a date. */
export function describeDocument(doc: PDFKit.PDFDocument, description: Description): void {
  // pdfkit's own packet takes texts as they are (an ampersand breaks it) and insists on a date, so ours takes its place.
  // Its `subset: 'PDF/UA'` is not used either: it adds a CIDSet, which leaves out the parts of composed glyphs like é.
  (doc as unknown as { _addInfo(): void })._addInfo = () => doc.appendXML(packet(description));
}

function packet({ title, author, subject, lang, accessible }: Description): string {
  const alternative = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li><rdf:li xml:lang="${escapeXml(lang)}">${escapeXml(text)}</rdf:li></rdf:Alt>`;
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title>${alternative(title)}</dc:title>
<dc:description>${alternative(subject)}</dc:description>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escapeXml(lang)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>${
    accessible
      ? `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`
      : ''
  }`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
