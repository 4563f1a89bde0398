"""Draws the zeros of a font without their slash. Usage: python3 plain-zero.py FONT OUTPUT"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.iup import iup_delta

PHANTOM_POINTS = 4


def halves(glyph):
    """Returns the indices of the points of the two counters, each from where its side of the slash ends."""
    outer, first, second = glyph.endPtsOfContours
    counters = [list(range(outer + 1, first + 1)), list(range(first + 1, second + 1))]
    return outer, [from_slash(glyph, points) for points in counters]


def from_slash(glyph, points):
    """Rotates the points of a counter so that its longest straight line, the slash, joins the last to the first."""
    length = lambda i: sum(
        (a - b) ** 2 for a, b in zip(glyph.coordinates[points[i - 1]], glyph.coordinates[points[i]])
    )
    on_curve = [i for i in range(len(points)) if glyph.flags[points[i]] & glyph.flags[points[i - 1]] & 1]
    start = max(on_curve, key=length)
    return points[start:] + points[:start]


def join(font, name):
    """Joins both halves of the counter of a zero, and the deltas of its variations."""
    glyph = font['glyf'][name]
    outer, (one, other) = halves(glyph)
    order = [*range(outer + 1), *one, *other]
    for variation in font['gvar'].variations[name] if 'gvar' in font else []:
        points = [*glyph.coordinates, *[(0, 0)] * PHANTOM_POINTS]
        deltas = iup_delta(variation.coordinates, points, glyph.endPtsOfContours)
        variation.coordinates = [deltas[i] for i in order] + deltas[-PHANTOM_POINTS:]
    glyph.coordinates = GlyphCoordinates([glyph.coordinates[i] for i in order])
    glyph.flags = type(glyph.flags)([glyph.flags[i] for i in order])
    glyph.endPtsOfContours = [outer, len(order) - 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(font['glyf'])


font = TTFont(sys.argv[1])
# The zero of equal widths, which tables use, is a composite of this one.
join(font, font.getBestCmap()[ord('0')])
font.save(sys.argv[2])
