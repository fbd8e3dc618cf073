"""How the full screen looks, in Textual's style sheets."""

STYLE = """
Screen { background: #171d29; color: #eef1f6; }
#top { background: #0b6468; color: #ffffff; height: 1; }
#banner { background: #222b3b; padding: 0 1; height: auto; max-height: 7;
          border-left: thick #3fb5b5; }
#middle { height: 1fr; }
#own-scroll { width: 3fr; padding: 0 1; }
#side-scroll { width: 2fr; padding: 0 1; border-left: solid #364257; }
#bottom { height: auto; min-height: 11; border-top: solid #364257; }
#choices { width: 3fr; height: auto; max-height: 13; background: #171d29; border: none;
           padding: 0; }
#log { width: 2fr; padding: 0 1; border-left: solid #364257;
       color: #a5aec0; scrollbar-size: 0 0; }
#detail { padding: 0 1; height: auto; max-height: 3; color: #a5aec0; }
#status { padding: 0 1; height: auto; max-height: 3; color: #ffb43a; }
#line { border: none; height: 1; background: #222b3b; padding: 0 1; }
#keys { height: 1; color: #a5aec0; padding: 0 1; }
.narrow #side-scroll, .narrow #log { display: none; }
.low #bottom { min-height: 2; }
.narrow.idle #choices { display: none; }
.narrow.idle #log { display: block; width: 1fr; border-left: none; }
#page { padding: 1 2; }
#page-title { background: #0b6468; color: #ffffff; padding: 0 2; }
#page-foot { padding: 0 2; color: #a5aec0; }
Cover { align: center middle; background: #0b6468; }
#cover { width: 100%; height: 3; color: #ffffff; background: #0b6468; }
"""
