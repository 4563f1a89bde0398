/**
 * What is not as it should be, by rule of PDF/UA-1, for one and for {count}. Written after the descriptions of veraPDF's
 * profile (CC BY 4.0).
 */
export const PDF_WORDS: Readonly<Record<string, string>> = {
  '5-1': 'The metadata has no PDF/UA identifier.',
  '5-2': 'The PDF/UA identifier does not name part 1.',
  '5-3': 'The property “part” of the PDF/UA identifier does not have the prefix pdfuaid.',
  '5-4': 'The property “amd” of the PDF/UA identifier does not have the prefix pdfuaid.',
  '5-5': 'The property “corr” of the PDF/UA identifier does not have the prefix pdfuaid.',
  '6.1-1': 'The file does not begin with %PDF-1. and a digit from 0 to 7.',
  '6.2-1': 'The document is not marked as tagged.',
  '7.1-1':
    'Decoration (an artifact) is inside tagged content.|{count} pieces of decoration (artifacts) are inside tagged content.',
  '7.1-2':
    'Tagged content is inside decoration (an artifact).|{count} pieces of tagged content are inside decoration (artifacts).',
  '7.1-3':
    'A piece of content has no tag and is not marked as decoration (artifact).|{count} pieces of content have no tag and are not marked as decoration (artifact).',
  '7.1-4': 'The file itself says that its tags are suspect.',
  '7.1-5':
    'A tag has a name that is not mapped to a standard tag.|{count} tags have names that are not mapped to a standard tag.',
  '7.1-6':
    'The mapping of a tag goes round in a circle.|The mapping of {count} tags goes round in a circle.',
  '7.1-7':
    'A standard tag is mapped to another tag.|{count} standard tags are mapped to another tag.',
  '7.1-8': 'The document has no metadata (XMP), and so no title in them.',
  '7.1-9': 'The document has no title.',
  '7.1-10': 'The window shows the name of the file, not the title.',
  '7.1-11': 'The document has no tags.',
  '7.1-12':
    'A tag does not name the tag that contains it.|{count} tags do not name the tag that contains them.',
  '7.2-2': 'The language of the bookmarks is not set.',
  '7.2-3':
    'A table contains something other than rows, row groups and a caption.|{count} tables contain something other than rows, row groups and a caption.',
  '7.2-4': 'A row is outside a table.|{count} rows are outside a table.',
  '7.2-5':
    'A table header group (THead) is outside a table.|{count} table header groups (THead) are outside a table.',
  '7.2-6':
    'A table body (TBody) is outside a table.|{count} table bodies (TBody) are outside a table.',
  '7.2-7':
    'A table footer (TFoot) is outside a table.|{count} table footers (TFoot) are outside a table.',
  '7.2-8': 'A header cell is outside a row.|{count} header cells are outside a row.',
  '7.2-9': 'A table cell is outside a row.|{count} table cells are outside a row.',
  '7.2-10':
    'A row contains something other than cells.|{count} rows contain something other than cells.',
  '7.2-11': 'A table has more than one THead.|{count} tables have more than one THead.',
  '7.2-12': 'A table has more than one TFoot.|{count} tables have more than one TFoot.',
  '7.2-13': 'A table has a TFoot but no TBody.|{count} tables have a TFoot but no TBody.',
  '7.2-14': 'A table has a THead but no TBody.|{count} tables have a THead but no TBody.',
  '7.2-15': 'Cells of a table overlap.|Cells of {count} tables overlap.',
  '7.2-16':
    'The caption of a table is in the middle of it.|In {count} tables, the caption is in the middle.',
  '7.2-17': 'A list item is outside a list.|{count} list items are outside a list.',
  '7.2-18':
    'The body of a list item is outside a list item.|The bodies of {count} list items are outside a list item.',
  '7.2-19':
    'A list contains something other than items, lists and a caption.|{count} lists contain something other than items, lists and a caption.',
  '7.2-20':
    'A list item contains something other than a label and a body.|{count} list items contain something other than a label and a body.',
  '7.2-21':
    'The language of a replacement text is not set.|The language of {count} replacement texts is not set.',
  '7.2-22':
    'The language of a description is not set.|The language of {count} descriptions is not set.',
  '7.2-23':
    'The language of an expanded abbreviation is not set.|The language of {count} expanded abbreviations is not set.',
  '7.2-24':
    'The language of an annotation is not set.|The language of {count} annotations is not set.',
  '7.2-25':
    'The language of a field’s tooltip is not set.|The language of {count} fields’ tooltips is not set.',
  '7.2-26':
    'An entry of a table of contents is outside a table of contents.|{count} entries of a table of contents are outside a table of contents.',
  '7.2-27':
    'A table of contents contains something other than entries and a caption.|{count} tables of contents contain something other than entries and a caption.',
  '7.2-28':
    'The caption of a table of contents is not its first part.|In {count} tables of contents, the caption is not the first part.',
  '7.2-29':
    'A language is given by something that is not a language tag.|{count} languages are given by something that is not a language tag.',
  '7.2-30':
    'The language of a replacement text on the page is not set.|The language of {count} replacement texts on the pages is not set.',
  '7.2-31':
    'The language of a description on the page is not set.|The language of {count} descriptions on the pages is not set.',
  '7.2-32':
    'The language of an expanded abbreviation on the page is not set.|The language of {count} expanded abbreviations on the pages is not set.',
  '7.2-33': 'The language of the title in the metadata is not set.',
  '7.2-34':
    'The language of a piece of text is not set.|The language of {count} pieces of text is not set.',
  '7.2-36':
    'A THead contains something other than rows.|{count} THeads contain something other than rows.',
  '7.2-37':
    'A TBody contains something other than rows.|{count} TBodies contain something other than rows.',
  '7.2-38':
    'A TFoot contains something other than rows.|{count} TFoots contain something other than rows.',
  '7.2-39': 'A table has more than one caption.|{count} tables have more than one caption.',
  '7.2-40':
    'A list has a caption that is not its first part.|{count} lists have a caption that is not their first part.',
  '7.2-41':
    'A cell of a table reaches below the last row.|Cells of {count} tables reach below the last row.',
  '7.2-42':
    'A row of a table has more columns than the first row.|In {count} tables, a row has more columns than the first row.',
  '7.2-43':
    'A row of a table has fewer columns than the first row.|In {count} tables, a row has fewer columns than the first row.',
  '7.3-1': 'A picture has no description.|{count} pictures have no description.',
  '7.4.2-1': 'A heading level is skipped.|Heading levels are skipped {count} times.',
  '7.4.4-1':
    'A part has more than one unnumbered heading (H).|{count} parts have more than one unnumbered heading (H).',
  '7.4.4-2':
    'An unnumbered heading (H) is in a document with numbered headings.|{count} unnumbered headings (H) are in a document with numbered headings.',
  '7.4.4-3':
    'A numbered heading is in a document with unnumbered headings (H).|{count} numbered headings are in a document with unnumbered headings (H).',
  '7.5-1':
    'A header cell does not say which cells it heads.|{count} header cells do not say which cells they head.',
  '7.5-2':
    'A cell names a header that its table does not have.|{count} cells name a header that their table does not have.',
  '7.7-1': 'A formula has no description.|{count} formulas have no description.',
  '7.9-1': 'A note has no ID.|{count} notes have no ID.',
  '7.9-2': 'A note has the ID of another note.|{count} notes have the ID of another note.',
  '7.10-1': 'A configuration of layers has no name.|{count} configurations of layers have no name.',
  '7.10-2': 'Layers change by themselves.',
  '7.11-1':
    'An attached file lacks its name in one of two places.|{count} attached files lack their name in one of two places.',
  '7.15-1': 'The form is a dynamic XFA form.',
  '7.16-1': 'The protection does not let assistive technology read the content.',
  '7.18.1-1': 'An annotation is not in an Annot tag.|{count} annotations are not in an Annot tag.',
  '7.18.1-2': 'An annotation has no text.|{count} annotations have no text.',
  '7.18.1-3':
    'A form field has no name that is read out (tooltip).|{count} form fields have no name that is read out (tooltip).',
  '7.18.2-1':
    'The file has a trap network annotation, which is not allowed.|The file has {count} trap network annotations, which are not allowed.',
  '7.18.3-1':
    'The tab order of a page does not follow the structure.|The tab order of {count} pages does not follow the structure.',
  '7.18.4-1': 'A form field is not in a Form tag.|{count} form fields are not in a Form tag.',
  '7.18.4-2':
    'A Form tag contains something other than one field.|{count} Form tags contain something other than one field.',
  '7.18.5-1': 'A link is not in a Link tag.|{count} links are not in a Link tag.',
  '7.18.5-2':
    'A link has no text and no description.|{count} links have no text and no description.',
  '7.18.6.2-1': 'A media clip does not say its type.|{count} media clips do not say their type.',
  '7.18.6.2-2': 'A media clip has no description.|{count} media clips have no description.',
  '7.18.8-1': 'A printer’s mark is in the structure.|{count} printer’s marks are in the structure.',
  '7.20-1':
    'A part of a page is taken from another file.|{count} parts of pages are taken from another file.',
  '7.20-2':
    'Tagged content (a form XObject) is used in more than one place.|{count} pieces of tagged content (form XObjects) are used in more than one place.',
  '7.21.3.1-1':
    'A font and its character map are made for different sets of characters.|{count} fonts and their character maps are made for different sets of characters.',
  '7.21.3.2-1':
    'A font does not say which glyphs its characters have.|{count} fonts do not say which glyphs their characters have.',
  '7.21.3.3-1': 'A character map is not embedded.|{count} character maps are not embedded.',
  '7.21.3.3-2':
    'A character map is embedded with another direction of writing.|{count} character maps are embedded with another direction of writing.',
  '7.21.3.3-3':
    'A character map builds on one that is not allowed.|{count} character maps build on one that is not allowed.',
  '7.21.4.1-1': 'A font is not embedded.|{count} fonts are not embedded.',
  '7.21.4.1-2':
    'An embedded font lacks a glyph that is used.|Embedded fonts lack {count} glyphs that are used.',
  '7.21.4.2-1':
    'The list of an embedded font’s glyph names is not complete.|The lists of {count} embedded fonts’ glyph names are not complete.',
  '7.21.4.2-2':
    'The list of an embedded font’s characters is not complete.|The lists of {count} embedded fonts’ characters are not complete.',
  '7.21.5-1':
    'The file gives a character another width than its font does.|The file gives {count} characters other widths than their fonts do.',
  '7.21.6-1':
    'A font has no table to find its letters by.|{count} fonts have no table to find their letters by.',
  '7.21.6-2':
    'A font uses an encoding that is not allowed for it.|{count} fonts use an encoding that is not allowed for them.',
  '7.21.6-3': 'A symbolic font names an encoding.|{count} symbolic fonts name an encoding.',
  '7.21.6-4':
    'A symbolic font has several tables for its characters.|{count} symbolic fonts have several tables for their characters.',
  '7.21.7-1': 'A character has no Unicode value.|{count} characters have no Unicode value.',
  '7.21.7-2':
    'A character has a Unicode value that stands for nothing.|{count} characters have Unicode values that stand for nothing.',
  '7.21.8-1':
    'A character is used that its font does not have (.notdef).|{count} characters are used that their fonts do not have (.notdef).',
  'pdf-scanned': 'A page is a picture without text.|{count} pages are pictures without text.',
  'pdf-scanned-recognised':
    'A page is a picture with recognised text behind it.|{count} pages are pictures with recognised text behind them.',
  'pdf-no-language': 'The language of the document is not set.',
  'pdf-alt-file-name':
    'The description of a picture is the name of a file.|The descriptions of {count} pictures are names of files.',
  'pdf-image-in-text':
    'A picture is tagged as text. Check that its meaning is in the words around it.|{count} pictures are tagged as text. Check that their meaning is in the words around them.',
  'pdf-table-no-headers': 'A table has no header cells.|{count} tables have no header cells.',
  'pdf-no-headings': 'The document has no headings.',
  'pdf-heading-empty': 'A heading has no text.|{count} headings have no text.',
  'pdf-no-outline': 'The document has more than 20 pages and no bookmarks.',
  'pdf-title-generic': 'The title looks like a file name, not like a title.',
  'pdf-title-xmp': 'The document has a title, but the metadata (XMP, dc:title) does not repeat it.',
  'pdf-role-itself':
    'A standard tag is mapped to itself.|{count} standard tags are mapped to themselves.',
  'pdf-link-text':
    'The words of a link do not say where it leads.|The words of {count} links do not say where they lead.',
  'pdf-tag-newer':
    'A tag of PDF 2.0 is not mapped to one that older programs know.|{count} tags of PDF 2.0 are not mapped to ones that older programs know.',
  'pdf-list-in-item':
    'A list is right inside a list item, not inside its body (LBody).|{count} lists are right inside a list item, not inside its body (LBody).',
  'pdf-link-contents':
    'A link has text, but no description of its own (Contents).|{count} links have text, but no description of their own (Contents).',
};
