/** How a person answers a question in at most two minutes; the second is for a PDF, where another way leads there. */
export const METHOD_WORDS = {
  order:
    'Choose “Review” > “Read Aloud” and listen to a page: is each part read after the one before it?',
  'order-pdf':
    'Open the file in Acrobat Reader and press Ctrl+Shift+5 for the reading options, or choose “Read Out Loud”. Listen to a page: is each part read after the one before it?',
  'order-slides':
    'Press Tab on a slide, again and again: does the frame go from part to part in their order?',
  'tags-pdf':
    'In Acrobat Pro, open the “Accessibility tags” panel, and go through the tags of one page with the arrow keys. Is what is outlined on the page what the tag says?',
  alt: 'Go to three pictures, and read only their descriptions (right mouse button, “View Alt Text”). Could you draw what matters?',
  'alt-pdf':
    'In Acrobat Reader or a browser, let the mouse rest on three pictures: the description appears. Could you draw what matters?',
  headings:
    'Choose “View” > “Navigation Pane”. Read only the headings: do they tell the story, and is any line missing that looks like one?',
  'headings-pdf':
    'Open the bookmarks, or the “Accessibility tags” panel of Acrobat Pro. Read only the headings: do they tell the story, and is any line missing that looks like one?',
  'headings-slides':
    'Choose “View” > “Outline View”. Read only the titles: do they tell the story?',
  tables:
    'Click in the middle of the largest table, and cover all of it but the header cells. Do they say what the number is?',
  links:
    'Read only the words of five links, without what is around them. Do they say where they lead?',
  fields:
    'Let the mouse rest on each field of a page: a name appears. Does it say what to fill in?',
  language:
    'Look for words in another language: click in them. Is the language that is shown at the bottom of the window theirs?',
  'language-pdf':
    'Have the first lines read out (“Read Out Loud” in Acrobat Reader). Do they sound like the language that they are in?',
  contrast:
    'Look for the palest text, and hold the page at arm’s length in bright light. If in doubt, measure its colour with the Colour Contrast Analyser, which is free: 4.5 to 1 is enough.',
  colour:
    'Print a page in grey, or look at it with the colour filter of your system (Windows: Ctrl+Windows+C). Is anything lost?',
} as const;
